import { AtSign, Camera, Globe, type LucideIcon, MessagesSquare, Music2, Network, Play, Users } from 'lucide-react';

const ICONS = {
  instagram: Camera,
  linkedin: Network,
  facebook: Users,
  youtube: Play,
  x: AtSign,
  tiktok: Music2,
  wykop: MessagesSquare,
  other: Globe,
} satisfies Record<string, LucideIcon>;

/** A neutral icon beside the name of a platform. */
export function PlatformIcon({ platform }: { platform: keyof typeof ICONS }) {
  const Drawn = ICONS[platform];
  return <Drawn className="i" strokeWidth={1.6} aria-hidden="true" data-platform={platform} />;
}
