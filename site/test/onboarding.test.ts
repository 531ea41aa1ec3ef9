import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LENGTH } from '#contract/constants.ts';
import { user } from '../e2e/support/monitoring.ts';
import {
  $later,
  $saved,
  addRow,
  changeRow,
  fieldOf,
  onboardingForm as form,
  openOnboarding,
  postponeOnboarding,
  removeRow,
  resumeOnboarding,
} from '../src/stores/onboarding.ts';
import { $session, forgetUser } from '../src/stores/session.ts';
import { $toast } from '../src/stores/toasts.ts';
import { platformOf } from '../src/view/platform.ts';
import { fakeApi, fakePage } from './fake-page.ts';

const SAVE = 'PATCH /api/user/onboarding';
const AGAIN = 'GET /api/auth/user';
const fresh = user({ id: 'u-new', hasCompletedOnboarding: false, position: '', company: '' });
let tab: Map<string, string>;

beforeEach(() => {
  tab = fakePage('/dashboard').tab;
  forgetUser();
  $toast.set(null);
  openOnboarding(user({ id: 'somebody else' }));
  tab.clear();
  openOnboarding(fresh);
});
afterEach(() => vi.unstubAllGlobals());

const rows = () => form.$values.get().socialProfiles;
const first = () => {
  const [row] = rows();
  if (!row) throw new Error('no row');
  return row;
};

describe('onboarding', () => {
  it('Onboarding success: sends what was filled in, says so, and asks who the user is now', async () => {
    const api = fakeApi({ [SAVE]: { body: fresh }, [AGAIN]: { body: { ...fresh, hasCompletedOnboarding: true } } });
    form.set('position', ' architektka ');
    changeRow('socialProfiles', first().id, { name: 'LinkedIn', url: 'linkedin.com/in/marta' });
    addRow('socialProfiles');
    const link = form.$values.get().externalLinks[0];
    if (link) changeRow('externalLinks', link.id, { url: 'https://www.gazeta.example/wywiad' });
    await form.submit();
    expect(api.calls).toMatchObject([
      {
        method: 'PATCH',
        body: {
          position: 'architektka',
          company: '',
          description: '',
          knownFor: '',
          socialProfiles: [{ platform: 'LinkedIn', url: 'https://linkedin.com/in/marta' }],
          externalLinks: [{ title: 'gazeta.example', url: 'https://www.gazeta.example/wywiad' }],
          hasCompletedOnboarding: true,
        },
      },
      { method: 'GET', path: '/api/user/subjects' },
      { method: 'GET', path: '/api/auth/user' },
    ]);
    expect($toast.get()).toMatchObject({ style: 'ok', title: 'Profil uzupełniony!', text: 'Od teraz łatwiej odróżnimy Cię od innych.' });
    expect($session.get()).toMatchObject({ user: { hasCompletedOnboarding: true } });
    expect([$saved.get(), tab.size]).toEqual([true, 0]);
  });

  it('Onboarding fails: says so and keeps everything', async () => {
    fakeApi({ [SAVE]: { status: 500, body: {} } });
    form.set('company', 'Pracownia Forma');
    await form.submit();
    expect($toast.get()).toMatchObject({ style: 'error', title: 'Błąd', text: 'Nie udało się zapisać profilu. Spróbuj ponownie.' });
    expect([form.$values.get().company, $saved.get()]).toEqual(['Pracownia Forma', false]);
  });

  it('refuses by the field: too long, no address, not an address; a blank row is no row', async () => {
    const api = fakeApi({});
    form.set('position', 'x'.repeat(LENGTH.company + 1));
    changeRow('socialProfiles', first().id, { name: 'LinkedIn' });
    const second = addRow('socialProfiles');
    if (second) changeRow('socialProfiles', second.id, { name: 'y'.repeat(LENGTH.name + 1), url: 'javascript:alert(1)' });
    addRow('socialProfiles');
    await form.submit();
    expect(api.calls).toEqual([]);
    expect(Object.keys(form.$errors.get())).toEqual([
      'position',
      fieldOf('socialProfiles', first(), 'url'),
      ...(second ? [fieldOf('socialProfiles', second, 'name'), fieldOf('socialProfiles', second, 'url')] : []),
    ]);
    changeRow('socialProfiles', first().id, { url: 'linkedin.com/in/marta' });
    expect(Object.keys(form.$errors.get())).not.toContain(fieldOf('socialProfiles', first(), 'url'));
  });

  it('holds ten rows at most; rows go freely', () => {
    while (addRow('socialProfiles')) expect(rows().length).toBeLessThanOrEqual(LENGTH.links);
    expect(rows()).toHaveLength(LENGTH.links);
    for (const row of rows()) removeRow('socialProfiles', row.id);
    expect(rows()).toEqual([]);
  });

  it('keeps what was typed over a reload of the tab, for the same user alone', () => {
    form.set('knownFor', 'bulwar');
    changeRow('socialProfiles', first().id, { name: 'YouTube' });
    const kept = tab.get('lustro.onboarding') as string;
    openOnboarding(user({ id: 'somebody else' }));
    expect(form.$values.get().knownFor).toBe('');
    tab.set('lustro.onboarding', kept);
    openOnboarding(fresh);
    expect([form.$values.get().knownFor, first().name]).toEqual(['bulwar', 'YouTube']);
    tab.set('lustro.onboarding', '{"user":"u-9","values":{"knownFor":7,"socialProfiles":[null]}}');
    openOnboarding(user({ id: 'u-9', knownFor: 'nagroda' }));
    expect(form.$values.get().knownFor).toBe('nagroda');
  });

  it('can wait: „Wypełnię później” holds for this tab', () => {
    postponeOnboarding(fresh);
    expect($later.get()).toBe(true);
    openOnboarding(fresh);
    expect($later.get()).toBe(true);
    resumeOnboarding();
    openOnboarding(fresh);
    expect($later.get()).toBe(false);
  });

  it.each([
    ['LinkedIn', 'linkedin'],
    ['twitter.com', 'x'],
    ['https://x.com/marta', 'x'],
    ['X', 'x'],
    ['FACEBOOK', 'facebook'],
    ['Instagram', 'instagram'],
    ['kanał YouTube', 'youtube'],
    ['Mastodon', 'other'],
    ['', 'other'],
  ])('the sign of „%s” is that of %s', (text, platform) => {
    expect(platformOf(text)).toBe(platform);
  });
});
