ALTER TABLE "appointments" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "ticked_signs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD COLUMN "signs" text[] DEFAULT '{}' NOT NULL;