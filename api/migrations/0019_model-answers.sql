CREATE TABLE `model_answers` (
	`order_id` text NOT NULL,
	`version` text NOT NULL,
	`key` text NOT NULL,
	`model` text NOT NULL,
	`purpose` text NOT NULL,
	`tokens_in` integer NOT NULL,
	`tokens_out` integer NOT NULL,
	`grosze` real NOT NULL,
	`answer` text,
	PRIMARY KEY(`order_id`, `version`, `key`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
