CREATE TABLE `waiting_links` (
	`id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`entry_id`) REFERENCES `waiting_list`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `waiting_links_entry` ON `waiting_links` (`entry_id`);--> statement-breakpoint
CREATE TABLE `waiting_list` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`service` text NOT NULL,
	`consent` text NOT NULL,
	`joined_at` integer NOT NULL,
	`confirmed_at` integer,
	`leave_token` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_list_leave_token_unique` ON `waiting_list` (`leave_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_list_address` ON `waiting_list` (`email`,`service`);--> statement-breakpoint
CREATE INDEX `waiting_list_service` ON `waiting_list` (`service`,`joined_at`);--> statement-breakpoint
CREATE INDEX `waiting_list_joined` ON `waiting_list` (`joined_at`);