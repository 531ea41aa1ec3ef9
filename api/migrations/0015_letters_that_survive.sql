CREATE TABLE `suppressed_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`detail` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `failing_since` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `given_up_at` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `bounced_at` integer;--> statement-breakpoint
UPDATE `outbox` SET `given_up_at` = `next_attempt_at` WHERE `sent_at` IS NULL AND `attempts` >= 12;
