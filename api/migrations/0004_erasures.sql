CREATE TABLE `pending_erasures` (
	`what` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `case_id` text;