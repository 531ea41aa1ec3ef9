ALTER TABLE `orders` ADD `accepted_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `chosen_at` integer;--> statement-breakpoint
UPDATE `orders` SET `accepted_at` = `created_at` WHERE `user_id` IS NOT NULL;
