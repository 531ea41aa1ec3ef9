CREATE TABLE `recounts` (
	`order_id` text PRIMARY KEY NOT NULL,
	`marks` text NOT NULL,
	`requested_at` integer NOT NULL,
	`first_at` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`started_attempt` integer DEFAULT 0 NOT NULL,
	`execution_id` text,
	`failed_at` integer,
	`done_at` integer,
	`difference` text,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
