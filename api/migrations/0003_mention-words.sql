-- Full-text index of mentions: one row a mention, by its id. The words are lemmas, written by the program together with a
-- word for the owner ("u" and the user's id), so that a search reads one user's mentions alone, newest first.
CREATE VIRTUAL TABLE `mention_words` USING fts5(`words`, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
CREATE TRIGGER `mention_words_delete` AFTER DELETE ON `mentions` BEGIN
	DELETE FROM `mention_words` WHERE rowid = old.id;
END;
