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
