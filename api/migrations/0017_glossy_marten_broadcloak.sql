CREATE TABLE `notices` (
	`order_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`note` text,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
