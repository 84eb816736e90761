CREATE TABLE "list_counts" (
	"list" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"rows" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "appointments_deleted" ON "appointments" USING btree ("deleted_at") WHERE deleted_at is not null;