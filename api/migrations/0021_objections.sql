CREATE TABLE `objections` (
	`case_id` text PRIMARY KEY NOT NULL,
	`names` text NOT NULL,
	`context` text,
	`created_at` integer NOT NULL
);
