CREATE TABLE `password_links` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_links_user` ON `password_links` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`password_hash` text,
	`is_active` integer DEFAULT true NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`plan` text,
	`keywords` text DEFAULT '' NOT NULL,
	`has_completed_onboarding` integer DEFAULT false NOT NULL,
	`position` text DEFAULT '' NOT NULL,
	`company` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`known_for` text DEFAULT '' NOT NULL,
	`social_profiles` text DEFAULT '[]' NOT NULL,
	`external_links` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`recipient` text NOT NULL,
	`template` text NOT NULL,
	`subject` text NOT NULL,
	`text` text,
	`html` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_unique` ON `outbox` (`key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`sent_at`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`detail` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_events_order` ON `order_events` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_stages` (
	`order_id` text NOT NULL,
	`stage` text NOT NULL,
	`run` integer NOT NULL,
	`payload` blob NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `stage`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`subject_name` text NOT NULL,
	`subject_kind` text NOT NULL,
	`description` text NOT NULL,
	`keywords` text,
	`links` text DEFAULT '[]' NOT NULL,
	`relation` text,
	`purpose` text,
	`purpose_text` text,
	`invoice` text,
	`consents` text,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` integer NOT NULL,
	`payment_status` text DEFAULT 'pending' NOT NULL,
	`payment_intent_id` text,
	`payment_attempt` integer DEFAULT 0 NOT NULL,
	`payment_method` text,
	`payment_checked_at` integer,
	`paid_at` integer,
	`report_status` text DEFAULT 'pending' NOT NULL,
	`run` integer DEFAULT 0 NOT NULL,
	`started_run` integer DEFAULT 0 NOT NULL,
	`execution_id` text,
	`found` integer DEFAULT 0 NOT NULL,
	`read` integer DEFAULT 0 NOT NULL,
	`failure_reason` text,
	`report_file_path` text,
	`completed_at` integer,
	`sources` integer,
	`enough` integer,
	`refund_reason` text,
	`refund_requested_at` integer,
	`refund_id` text,
	`refunded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_payment_intent_id_unique` ON `orders` (`payment_intent_id`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`);--> statement-breakpoint
CREATE INDEX `orders_report_status` ON `orders` (`report_status`,`paid_at`);--> statement-breakpoint
CREATE INDEX `orders_payment_status` ON `orders` (`payment_status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_refund` ON `orders` (`refund_requested_at`,`refunded_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
