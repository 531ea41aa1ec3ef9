/** The form of a waiting list: on the teasers for their service, on /lista-oczekujacych with a choice of the service. */
import { createWaitingForm } from '../stores/waiting.ts';
import { waiting } from '../text/waiting.ts';
import { bindForm } from './bind-form.ts';
import { showToasts } from './toasts.ts';

const element = document.querySelector<HTMLFormElement>('form[data-waiting]');
if (element) {
  const { form, $asked } = createWaitingForm();
  const fixed = element.dataset.waiting ?? '';
  const name = element.querySelector('[data-service]');
  if (fixed) form.set('service', fixed);
  showToasts();
  bindForm(element, form, fixed ? ['email', 'consent'] : ['service', 'email', 'consent'], waiting.submitting);
  // The consent text names the chosen service.
  form.$values.subscribe(({ service }) => {
    const chosen = waiting.services.find(({ value }) => value === service);
    if (!name || !chosen) return;
    name.textContent = chosen.label;
    for (const part of element.querySelectorAll<HTMLElement>('[data-service-open], [data-service-chosen]'))
      part.hidden = part.dataset.serviceOpen !== undefined;
  });
  $asked.listen((email) => {
    const done = document.querySelector<HTMLElement>('[data-waiting-done]');
    if (!email || !done) return;
    done.querySelector('p')?.replaceChildren(waiting.sent(email));
    element.hidden = true;
    done.hidden = false;
    done.focus();
  });
}
