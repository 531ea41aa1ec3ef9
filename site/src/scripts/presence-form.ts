/** /analiza-obecnosci: validates the short form before it opens the order form. */
import { presenceForm } from '../stores/presence.ts';
import { presence } from '../text/presence.ts';
import { bindForm } from './bind-form.ts';
import { showToasts } from './toasts.ts';

const element = document.querySelector<HTMLFormElement>('form[data-presence]');
if (element) {
  showToasts();
  bindForm(element, presenceForm, ['firstName', 'lastName', 'email', 'phone', 'subjectName', 'description'], presence.form.submit);
}
