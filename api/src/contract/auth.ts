/** Wire shapes of sign-in and of the current user. */
import { z } from 'zod';
import { LENGTH, PASSWORD } from './constants.ts';
import { emailSchema } from './orders.ts';

export const loginSchema = z.object({ email: z.string().trim().min(1).max(LENGTH.email), password: z.string().min(1).max(PASSWORD.max) });
export type Login = z.infer<typeof loginSchema>;

export const forgotPasswordSchema = z.object({ email: emailSchema });
export const setPasswordSchema = z.object({ token: z.string().min(20).max(200), password: z.string().min(PASSWORD.min).max(PASSWORD.max) });
export const tokenQuery = z.object({ token: z.string().min(20).max(200) });

export const PLANS = ['history', 'future', 'alert', 'trial'] as const;
export type Plan = (typeof PLANS)[number];

/** `GET /api/user` and `GET /api/auth/user`. */
export type CurrentUser = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  keywords: string;
  plan: Plan | null;
  isActive: boolean;
  createdAt: string;
  hasCompletedOnboarding: boolean;
  position: string;
  company: string;
  description: string;
  knownFor: string;
  socialProfiles: { platform: string; url: string }[];
  externalLinks: { title: string; url: string }[];
};

/** `GET /api/set-password` — whether a link still works, and whose first password it sets. */
export type PasswordLink = { email: string; firstTime: boolean };
