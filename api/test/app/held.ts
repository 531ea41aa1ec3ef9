/** Fills every table that may hold data on a user, except accounts and orders. */
import { alertRules, alerts, watchedPages } from '../../src/alerts/tables.ts';
import { passkeys, recoveryCodes, totpSecrets, type User } from '../../src/auth/tables.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/profile.ts';
import { privateFeeds } from '../../src/feed/tables.ts';
import { newId } from '../../src/ids.ts';
import { addLetter } from '../../src/mail/outbox.ts';
import { suppressedAddresses } from '../../src/mail/tables.ts';
import {
  mentionCorrections,
  mentionDays,
  mentions,
  mentionTotals,
  monitoringRounds,
  mutedSources,
  seenPages,
  watchedSubjects,
} from '../../src/monitoring/tables.ts';
import { withdrawals } from '../../src/orders/tables.ts';
import { privacyRequests } from '../../src/privacy/tables.ts';
import { subscriptions } from '../../src/profile/tables.ts';
import { settings, unsubscribeLinks } from '../../src/settings/tables.ts';
import { waitingList } from '../../src/waiting/tables.ts';
import { webhookDeliveries, webhooks } from '../../src/webhooks/tables.ts';
import type { TestApp } from './test-app.ts';

/**
 * Adds a row for the user to each table.
 * @param word is in every stored text
 * @param first id of the first of three mentions
 */
export function fillTables(t: TestApp, { id: userId, email }: Pick<User, 'id' | 'email'>, word: string, first = 1): void {
  const { db } = t.deps;
  const now = t.clock();
  const mention = (id: number, hidden: 'not_me' | 'muted' | null) => ({
    id,
    userId,
    subjectId: userId,
    pageKey: `news.example/${word}/${id}`,
    url: `https://news.example/${word}/${id}`,
    domain: 'news.example',
    title: `O ${word}`,
    content: `Napisano o ${word}.`,
    kind: 'news' as const,
    channel: 'media' as const,
    foundAt: now,
    reach: 5,
    fingerprint: 'f',
    sha256: `sha-${word}-${id}`,
    hidden,
  });
  db.insert(mentions)
    .values([mention(first, null), mention(first + 1, 'not_me'), mention(first + 2, 'muted')])
    .run();
  for (const rowid of [first, first + 1, first + 2])
    db.$client.prepare('insert into mention_words (rowid, words) values (?, ?)').run(rowid, `u${userId} ${word} napisać`);
  db.insert(mentionDays).values({ userId, subjectId: userId, day: '2026-11-20', tone: 'none', count: 1 }).run();
  db.insert(mentionTotals).values({ userId, subjectId: userId, channel: 'media', tone: 'none', count: 1 }).run();
  db.insert(mentionCorrections).values({ mentionId: first, userId, at: now, from: null, to: 'positive' }).run();
  db.insert(watchedSubjects)
    .values({ id: userId, userId, name: word, kind: 'person', relation: 'self', description: word, keywords: word, links: [], createdAt: now })
    .onConflictDoUpdate({ target: watchedSubjects.id, set: { name: word } })
    .run();
  db.insert(mutedSources).values({ userId, domain: 'x.example', at: now }).run();
  db.insert(seenPages)
    .values({ userId, pageKey: `news.example/${word}`, at: now })
    .run();
  db.insert(watchedPages)
    .values({ userId, url: `https://profil.example/${word}`, title: word, checkedAt: now })
    .run();
  db.insert(alerts)
    .values({ id: newId(), userId, subjectId: userId, key: 'k', kind: 'allegation', severity: 'high', title: word, description: word, createdAt: now })
    .run();
  db.insert(alertRules).values({ id: newId(), userId, words: word, createdAt: now }).run();
  db.insert(monitoringRounds).values({ id: newId(), userId, subjectId: userId, key: newId(), trigger: 'manual', requestedAt: now, failureReason: word }).run();
  db.insert(settings).values({ userId, flags: DEFAULT_SETTINGS, savedAt: now }).run();
  db.insert(subscriptions).values({ id: newId(), userId, plan: 'future', price: 19_900, currency: 'PLN', startDate: now }).run();
  db.insert(unsubscribeLinks)
    .values({ token: `token-${userId}`, userId, list: 'emailAlerts', createdAt: now })
    .run();
  db.insert(waitingList)
    .values({ id: `waiting-${userId}`, email, service: 'red-alert', consent: '2026-11-21', joinedAt: now, leaveToken: `token-leave-${userId}` })
    .run();
  db.insert(privacyRequests)
    .values({ id: `LU-${userId}`, email, kind: 'access', name: 'Ktoś Inny', onBehalf: false, createdAt: now, deadline: now })
    .run();
  db.insert(withdrawals)
    .values({ id: `OD-${userId}`, orderNumber: 'abc', name: 'Ktoś Inny', email, outcome: 'unmatched', receivedAt: now })
    .run();
  db.insert(webhooks)
    .values({ userId, url: `https://odbiorca.example/${word}`, secret: 'tajna treść', topics: ['alerts'], createdAt: now })
    .run();
  db.insert(webhookDeliveries)
    .values({ id: `msg_${userId}`, userId, key: 'k', type: 'test', payload: `{"text":"${word}"}`, createdAt: now })
    .run();
  db.insert(privateFeeds)
    .values({ userId, hash: `tajna treść ${userId}`, createdAt: now })
    .run();
  db.insert(passkeys)
    .values({ id: `key-${userId}`, userId, name: word, publicKey: 'tajny-klucz', counter: 0, createdAt: now })
    .run();
  db.insert(totpSecrets).values({ userId, secret: 'TAJNYSEKRET', createdAt: now, confirmedAt: now }).run();
  db.insert(recoveryCodes)
    .values({ id: `code-${userId}`, userId, createdAt: now })
    .run();
  db.insert(suppressedAddresses).values({ address: email, reason: 'complaint', at: now }).run();
  addLetter(db, now, { key: `k:${userId}`, to: email, template: 't', subject: `Temat ${word}`, text: 'tajna treść', html: 'tajna treść' });
}
