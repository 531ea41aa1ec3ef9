ALTER TABLE `stray_payments` ADD `end_reason` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_end_reason` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `dispute_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `dispute_status` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `dispute_reason` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `dispute_amount` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `dispute_due_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `disputed_at` integer;--> statement-breakpoint
CREATE INDEX `orders_dispute` ON `orders` (`dispute_status`);