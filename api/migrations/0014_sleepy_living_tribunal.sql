CREATE TABLE `report_shares` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`hash` text NOT NULL,
	`sections` text NOT NULL,
	`created_at` integer NOT NULL,
	`until` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_shares_hash_unique` ON `report_shares` (`hash`);--> statement-breakpoint
CREATE INDEX `report_shares_order` ON `report_shares` (`order_id`);