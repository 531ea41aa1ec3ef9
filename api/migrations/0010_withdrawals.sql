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
ALTER TABLE `outbox` ADD `attachments` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `withdrawn_at` integer;