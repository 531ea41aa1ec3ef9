import { useEffect } from 'react';
import type { CurrentUser } from '#contract/auth.ts';
import { LENGTH } from '#contract/constants.ts';
import { isUnchanged, keywordsForm, openProfile } from '../stores/profile.ts';
import { useForm } from '../stores/use-form.ts';
import { profileText as t } from '../text/profile.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Failure } from '../ui/Failure.tsx';
import { TextArea } from '../ui/Field.tsx';
import { AccountCard } from './profile/AccountCard.tsx';
import { History } from './profile/History.tsx';
import { Orders } from './profile/Orders.tsx';
import { PlanCard } from './profile/PlanCard.tsx';
import { Pricing } from './profile/Pricing.tsx';
import { SignedIn } from './SignedIn.tsx';

const Data = ({ user }: { user: CurrentUser }) => (
  <>
    <Facts
      items={[
        { term: t.data.firstName, value: user.firstName || t.data.none },
        { term: t.data.lastName, value: user.lastName || t.data.none },
        { term: t.data.email, value: user.email },
      ]}
    />
    <p className="note">{t.data.sync}</p>
  </>
);

function Keywords({ user }: { user: CurrentUser }) {
  const bound = useForm(keywordsForm);
  const typed = bound.values.keywords;
  return (
    <form
      className="grid gap-4 mt-8"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keywordsForm.submit();
      }}
    >
      <Failure said={bound.failure} />
      <TextArea
        {...bound.text('keywords')}
        label={t.keywords.label}
        hint={`${t.keywords.help} ${t.keywords.counter(typed.length, LENGTH.keywords)}`}
        placeholder={t.keywords.placeholder}
        rows={4}
        maxLength={LENGTH.keywords}
      />
      <div className="row">
        <Button type="submit" disabled={bound.sending || isUnchanged(typed, user)} busy={bound.sending}>
          {bound.sending ? t.keywords.saving : t.keywords.save}
        </Button>
        <a href="/dashboard#monitoring">{t.keywords.onboarding}</a>
      </div>
    </form>
  );
}

function Profile({ user }: { user: CurrentUser }) {
  useEffect(openProfile, []);
  return (
    <>
      <h1 className="pt-8 pb-6">{t.title}</h1>
      <div className="prof grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-y-10 gap-x-12 items-start max-desk:grid-cols-1">
        <section className="card" aria-labelledby="h-data">
          <div className="card-head">
            <h2 id="h-data">{t.data.title}</h2>
          </div>
          <Data user={user} />
          <Keywords user={user} />
        </section>
        <div className="grid gap-10">
          <PlanCard />
          <AccountCard user={user} />
        </div>
      </div>
      <Orders />
      <History />
      <Pricing />
    </>
  );
}

/** /profile */
export default function ProfilePage() {
  return <SignedIn title={t.title}>{(user) => <Profile user={user} />}</SignedIn>;
}
