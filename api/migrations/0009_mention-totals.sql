CREATE TABLE `mention_totals` (
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`tone` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `channel`, `tone`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
INSERT INTO `mention_totals` (`user_id`, `channel`, `tone`, `count`)
SELECT `user_id`, `channel`, `tone`, sum(`count`) FROM `mention_days` GROUP BY `user_id`, `channel`, `tone`;
