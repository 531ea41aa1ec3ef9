-- The full-text index anew: each word bears eight letters of its subject, so that a search reads one subject's places of a word alone and
-- not what those of all subjects have in common with the subject's own word. Doclists of prefixes are longer by these eight. `renewIndex`
-- fills it again; without triggers on it, as that of `mentions` names the table and lives on.
DROP TABLE `mention_words`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `mention_words` USING fts5(`words`, content='', contentless_delete=1, prefix='11 12 13', tokenize='unicode61 remove_diacritics 0');
