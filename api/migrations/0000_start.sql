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
CREATE TABLE `watched_pages` (
	`user_id` text NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`checked_at` integer NOT NULL,
	`seen_at` integer,
	`missed` integer DEFAULT 0 NOT NULL,
	`missed_since` integer,
	PRIMARY KEY(`user_id`, `url`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `pending_erasures` (
	`what` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`recipient` text NOT NULL,
	`template` text NOT NULL,
	`subject` text NOT NULL,
	`text` text,
	`html` text,
	`unsubscribe_url` text,
	`attachments` text,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`sent_at` integer,
	`last_error` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_key_unique` ON `outbox` (`key`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`sent_at`,`next_attempt_at`);--> statement-breakpoint
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
	`tone` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`, `tone`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mention_totals` (
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`tone` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `channel`, `tone`),
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
	`round_id` text,
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
CREATE TABLE `monitoring_rounds` (
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
	`set_aside` integer DEFAULT 0 NOT NULL,
	`failure_reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `monitoring_rounds_key_unique` ON `monitoring_rounds` (`key`);--> statement-breakpoint
CREATE INDEX `monitoring_rounds_user` ON `monitoring_rounds` (`user_id`,`status`,`finished_at`);--> statement-breakpoint
CREATE INDEX `monitoring_rounds_status` ON `monitoring_rounds` (`status`);--> statement-breakpoint
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
	`sha256` text,
	PRIMARY KEY(`user_id`, `page_key`)
);
--> statement-breakpoint
CREATE INDEX `seen_pages_at` ON `seen_pages` (`at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stray_payments` (
	`intent_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`found_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`refund_id` text
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`issued_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `kind`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number_unique` ON `invoices` (`number`);--> statement-breakpoint
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
CREATE TABLE `order_results` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`run` integer NOT NULL,
	`version` integer NOT NULL,
	`payload` blob NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `kind`),
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
	`included` integer DEFAULT false NOT NULL,
	`start_stage` text DEFAULT 'research' NOT NULL,
	`erased_at` integer,
	`withdrawn_at` integer,
	`case_id` text,
	`claimed_at` integer,
	`claim_reason` text,
	`refund_reason` text,
	`refund_requested_at` integer,
	`refund_id` text,
	`refund_attempt` integer DEFAULT 0 NOT NULL,
	`refund_next_at` integer,
	`refunded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_payment_intent_id_unique` ON `orders` (`payment_intent_id`);--> statement-breakpoint
CREATE INDEX `orders_user` ON `orders` (`user_id`,`completed_at`);--> statement-breakpoint
CREATE INDEX `orders_created` ON `orders` (`created_at`);--> statement-breakpoint
CREATE INDEX `orders_report_status` ON `orders` (`report_status`,`paid_at`);--> statement-breakpoint
CREATE INDEX `orders_payment_status` ON `orders` (`payment_status`,`created_at`);--> statement-breakpoint
CREATE INDEX `orders_refund` ON `orders` (`refund_requested_at`,`refunded_at`);--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`order_number` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`outcome` text NOT NULL,
	`received_at` integer NOT NULL,
	`closed_at` integer,
	`note` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_order` ON `withdrawals` (`order_id`,`outcome`);--> statement-breakpoint
CREATE INDEX `withdrawals_open` ON `withdrawals` (`closed_at`,`received_at`);--> statement-breakpoint
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
CREATE TABLE `settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`flags` text NOT NULL,
	`monthly_reports` integer DEFAULT true NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `unsubscribe_links` (
	`token` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `unsubscribe_links_user` ON `unsubscribe_links` (`user_id`,`list`);--> statement-breakpoint
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
CREATE INDEX `waiting_list_joined` ON `waiting_list` (`joined_at`);--> statement-breakpoint
-- Full-text index of mentions: one row a mention, by its id. The program writes lemmas, and a word for the owner ("u" and the user's id),
-- so that a search reads one user's mentions alone. Doclists of prefixes of three to five letters serve words that are still being typed.
CREATE VIRTUAL TABLE `mention_words` USING fts5(`words`, content='', contentless_delete=1, prefix='3 4 5', tokenize='unicode61 remove_diacritics 0');
--> statement-breakpoint
CREATE TRIGGER `mention_words_delete` AFTER DELETE ON `mentions` BEGIN
  DELETE FROM `mention_words` WHERE rowid = old.id;
END;
