PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_mention_days` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`tone` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`, `tone`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_mention_days`("user_id", "day", "tone", "count") SELECT "user_id", "day", "tone", sum("count") FROM `mention_days` GROUP BY "user_id", "day", "tone";--> statement-breakpoint
DROP TABLE `mention_days`;--> statement-breakpoint
ALTER TABLE `__new_mention_days` RENAME TO `mention_days`;--> statement-breakpoint
PRAGMA foreign_keys=ON;