DROP INDEX `alerts_event`;--> statement-breakpoint
DROP INDEX `alerts_active`;--> statement-breakpoint
ALTER TABLE `alerts` ADD `subject_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `alerts` SET `subject_id` = `user_id`;--> statement-breakpoint
CREATE INDEX `alerts_user` ON `alerts` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_event` ON `alerts` (`subject_id`,`key`);--> statement-breakpoint
CREATE INDEX `alerts_active` ON `alerts` (`subject_id`,`status`,`created_at`);--> statement-breakpoint
DROP INDEX `mentions_page`;--> statement-breakpoint
DROP INDEX `mentions_newest`;--> statement-breakpoint
DROP INDEX `mentions_sentiment`;--> statement-breakpoint
DROP INDEX `mentions_channel`;--> statement-breakpoint
DROP INDEX `mentions_both`;--> statement-breakpoint
DROP INDEX `mentions_domain`;--> statement-breakpoint
DROP INDEX `mentions_fingerprint`;--> statement-breakpoint
ALTER TABLE `mentions` ADD `subject_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `mentions` SET `subject_id` = `user_id`;--> statement-breakpoint
CREATE INDEX `mentions_user` ON `mentions` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mentions_page` ON `mentions` (`subject_id`,`page_key`);--> statement-breakpoint
CREATE INDEX `mentions_newest` ON `mentions` (`subject_id`,`hidden`,`id`);--> statement-breakpoint
CREATE INDEX `mentions_sentiment` ON `mentions` (`subject_id`,`hidden`,`sentiment`,`id`);--> statement-breakpoint
CREATE INDEX `mentions_channel` ON `mentions` (`subject_id`,`hidden`,`channel`,`id`);--> statement-breakpoint
CREATE INDEX `mentions_both` ON `mentions` (`subject_id`,`hidden`,`sentiment`,`channel`,`id`);--> statement-breakpoint
CREATE INDEX `mentions_domain` ON `mentions` (`subject_id`,`domain`);--> statement-breakpoint
CREATE INDEX `mentions_fingerprint` ON `mentions` (`subject_id`,`fingerprint`);--> statement-breakpoint
DROP INDEX `monitoring_rounds_user`;--> statement-breakpoint
ALTER TABLE `monitoring_rounds` ADD `subject_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `monitoring_rounds` SET `subject_id` = `user_id`;--> statement-breakpoint
CREATE INDEX `monitoring_rounds_subject` ON `monitoring_rounds` (`subject_id`,`status`,`finished_at`);--> statement-breakpoint
CREATE INDEX `monitoring_rounds_user` ON `monitoring_rounds` (`user_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_mention_days` (
	`user_id` text NOT NULL,
	`subject_id` text DEFAULT '' NOT NULL,
	`day` text NOT NULL,
	`tone` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`subject_id`, `day`, `tone`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_mention_days`("user_id", "subject_id", "day", "tone", "count") SELECT "user_id", "user_id", "day", "tone", "count" FROM `mention_days`;--> statement-breakpoint
DROP TABLE `mention_days`;--> statement-breakpoint
ALTER TABLE `__new_mention_days` RENAME TO `mention_days`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `mention_days_user` ON `mention_days` (`user_id`);--> statement-breakpoint
CREATE TABLE `__new_mention_totals` (
	`user_id` text NOT NULL,
	`subject_id` text DEFAULT '' NOT NULL,
	`channel` text NOT NULL,
	`tone` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`subject_id`, `channel`, `tone`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_mention_totals`("user_id", "subject_id", "channel", "tone", "count") SELECT "user_id", "user_id", "channel", "tone", "count" FROM `mention_totals`;--> statement-breakpoint
DROP TABLE `mention_totals`;--> statement-breakpoint
ALTER TABLE `__new_mention_totals` RENAME TO `mention_totals`;--> statement-breakpoint
CREATE INDEX `mention_totals_user` ON `mention_totals` (`user_id`);--> statement-breakpoint
ALTER TABLE `watched_subjects` ADD `chosen_at` integer;