CREATE TABLE `admin_audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`admin` text NOT NULL,
	`action` text NOT NULL,
	`target` text,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `admin_audit_at` ON `admin_audit` (`at`);--> statement-breakpoint
CREATE TABLE `unsubscribe_links` (
	`token` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unsubscribe_links_user` ON `unsubscribe_links` (`user_id`,`list`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`severity` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`mention_ids` text DEFAULT '[]' NOT NULL,
	`mailed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_event` ON `alerts` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `alerts_active` ON `alerts` (`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `feeds` (
	`url` text PRIMARY KEY NOT NULL,
	`etag` text,
	`last_modified` text,
	`fetched_at` integer,
	`next_at` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`last_error` text
);
--> statement-breakpoint
CREATE TABLE `mention_corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mention_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`from` text,
	`to` text,
	FOREIGN KEY (`mention_id`) REFERENCES `mentions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mention_corrections_mention` ON `mention_corrections` (`mention_id`);--> statement-breakpoint
CREATE INDEX `mention_corrections_user` ON `mention_corrections` (`user_id`);--> statement-breakpoint
CREATE TABLE `mention_days` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`channel` text NOT NULL,
	`tone` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`, `channel`, `tone`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mentions` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`page_key` text NOT NULL,
	`url` text NOT NULL,
	`domain` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`match_start` integer,
	`match_end` integer,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`published_at` integer,
	`found_at` integer NOT NULL,
	`sentiment` text,
	`model_sentiment` text,
	`score` real,
	`confidence` real,
	`corrected_at` integer,
	`own` integer DEFAULT false NOT NULL,
	`reach` integer NOT NULL,
	`reprints` integer DEFAULT 0 NOT NULL,
	`fingerprint` text NOT NULL,
	`sha256` text NOT NULL,
	`hidden` text,
	`run_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mentions_page` ON `mentions` (`user_id`,`page_key`);--> statement-breakpoint
CREATE INDEX `mentions_newest` ON `mentions` (`user_id`,`hidden`,`id`);--> statement-breakpoint
CREATE INDEX `mentions_sentiment` ON `mentions` (`user_id`,`hidden`,`sentiment`,`id`);--> statement-breakpoint
CREATE INDEX `mentions_channel` ON `mentions` (`user_id`,`hidden`,`channel`,`id`);--> statement-breakpoint
CREATE INDEX `mentions_both` ON `mentions` (`user_id`,`hidden`,`sentiment`,`channel`,`id`);--> statement-breakpoint
CREATE INDEX `mentions_domain` ON `mentions` (`user_id`,`domain`);--> statement-breakpoint
CREATE INDEX `mentions_fingerprint` ON `mentions` (`user_id`,`fingerprint`);--> statement-breakpoint
CREATE TABLE `monitoring_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`trigger` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`requested_at` integer NOT NULL,
	`execution_id` text,
	`started_at` integer,
	`finished_at` integer,
	`new_mentions` integer DEFAULT 0 NOT NULL,
	`asked` integer DEFAULT 0 NOT NULL,
	`unanswered` text DEFAULT '[]' NOT NULL,
	`failure_reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `monitoring_runs_key_unique` ON `monitoring_runs` (`key`);--> statement-breakpoint
CREATE INDEX `monitoring_runs_user` ON `monitoring_runs` (`user_id`,`status`,`finished_at`);--> statement-breakpoint
CREATE INDEX `monitoring_runs_status` ON `monitoring_runs` (`status`);--> statement-breakpoint
CREATE TABLE `muted_sources` (
	`user_id` text NOT NULL,
	`domain` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `domain`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `seen_pages` (
	`user_id` text NOT NULL,
	`page_key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `page_key`)
);
--> statement-breakpoint
CREATE INDEX `seen_pages_at` ON `seen_pages` (`at`);--> statement-breakpoint
CREATE TABLE `data_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`execution_id` text,
	`created_at` integer NOT NULL,
	`ready_at` integer,
	`expires_at` integer,
	`size` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `data_exports_user` ON `data_exports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_exports_status` ON `data_exports` (`status`);--> statement-breakpoint
CREATE TABLE `deletion_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`orders` integer NOT NULL,
	`files` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `privacy_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`other_names` text,
	`context` text,
	`email` text NOT NULL,
	`details` text,
	`address` text,
	`on_behalf` integer NOT NULL,
	`created_at` integer NOT NULL,
	`deadline` integer NOT NULL,
	`closed_at` integer,
	`note` text
);
--> statement-breakpoint
CREATE INDEX `privacy_requests_open` ON `privacy_requests` (`closed_at`,`deadline`);--> statement-breakpoint
CREATE TABLE `settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`flags` text NOT NULL,
	`monthly_reports` integer DEFAULT true NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan` text NOT NULL,
	`price` integer NOT NULL,
	`currency` text NOT NULL,
	`start_date` integer NOT NULL,
	`end_date` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `subscriptions_user` ON `subscriptions` (`user_id`,`start_date`);--> statement-breakpoint
DROP INDEX `orders_user`;--> statement-breakpoint
ALTER TABLE `orders` ADD `included` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `start_stage` text DEFAULT 'research' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `erased_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `claimed_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `claim_reason` text;--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`completed_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `unsubscribe_url` text;