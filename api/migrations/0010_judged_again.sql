ALTER TABLE `watched_subjects` ADD `judged_at` integer;--> statement-breakpoint
CREATE INDEX `watched_subjects_judged` ON `watched_subjects` (`judged_at`);