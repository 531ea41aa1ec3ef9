CREATE TABLE `ksef_documents` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`xml` text NOT NULL,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	`posted_at` integer,
	`session` text,
	`reference` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`fault` text,
	`said` text,
	`ksef_number` text,
	`accepted_at` integer,
	`receipt` text,
	PRIMARY KEY(`order_id`, `kind`),
	FOREIGN KEY (`order_id`,`kind`) REFERENCES `invoices`(`order_id`,`kind`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ksef_documents_ksef_number_unique` ON `ksef_documents` (`ksef_number`);--> statement-breakpoint
CREATE INDEX `ksef_documents_due` ON `ksef_documents` (`next_attempt_at`);