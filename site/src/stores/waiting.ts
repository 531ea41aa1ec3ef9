/** Joining a waiting list. */
import { atom, type ReadableAtom } from 'nanostores';
import type { WaitingService } from '#contract/choices.ts';
import { CONSENT_WAITING_VERSION } from '#contract/consents.ts';
import { LENGTH } from '#contract/constants.ts';
import { isEmail } from '#contract/rules.ts';
import { ApiFailure, client, request, sentenceOf } from '../lib/api.ts';
import { forms } from '../text/forms.ts';
import { waiting, waitingToasts } from '../text/waiting.ts';
import { createForm, type FieldErrors, type Form } from './form.ts';
import { showToast } from './toasts.ts';

type Values = { service: string; email: string; consent: boolean };

function validate({ service, email, consent }: Values): FieldErrors<Values> {
  return {
    ...(service ? {} : { service: waiting.serviceEmpty }),
    ...(!email.trim() ? { email: forms.emailEmpty } : email.trim().length > LENGTH.email || !isEmail(email) ? { email: forms.emailInvalid } : {}),
    ...(consent ? {} : { consent: waiting.consentEmpty }),
  };
}

/** The form of a waiting list; `$asked` holds the address once the server has accepted it. */
export function createWaitingForm(): { form: Form<Values>; $asked: ReadableAtom<string | null> } {
  const $asked = atom<string | null>(null);
  const form: Form<Values> = createForm<Values>({
    initial: { service: '', email: '', consent: false },
    validate,
    async send({ service, email }) {
      const json = { service: service as WaitingService, email: email.trim(), consent: CONSENT_WAITING_VERSION } as const;
      $asked.set((await request(client.api['waiting-list'].$post({ json }))).email);
    },
    onFailure(error) {
      const waits = error instanceof ApiFailure && error.code === 'too_many_attempts';
      showToast(waitingToasts.failed(waits ? sentenceOf(error, waiting.error) : waiting.error));
      if (error instanceof ApiFailure && error.fields.includes('email')) form.refuse({ email: forms.emailInvalid });
    },
  });
  return { form, $asked };
}
