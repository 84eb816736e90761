CREATE TABLE "speech_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"status" text NOT NULL,
	"text" text,
	"engine" text,
	"confidence" double precision,
	"problem" text,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "speech_jobs_upload_id_unique" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE INDEX "speech_jobs_expiry" ON "speech_jobs" USING btree ("expires_at");