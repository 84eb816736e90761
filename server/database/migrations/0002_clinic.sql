CREATE TABLE "clinic_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"ticket_prefix" text NOT NULL,
	"credential_hash" text NOT NULL,
	"settings" jsonb NOT NULL,
	"paired_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"report" jsonb,
	CONSTRAINT "devices_credential_hash_unique" UNIQUE("credential_hash"),
	CONSTRAINT "devices_kind" CHECK (kind in ('kiosk', 'desk'))
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"role" text,
	"account_id" uuid,
	"details" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_purpose" CHECK (purpose in ('password', 'pairing'))
);
--> statement-breakpoint
CREATE TABLE "patient_records" (
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"symptoms" text NOT NULL,
	"medical_history" text NOT NULL,
	"diagnosis" text NOT NULL,
	"medications" text NOT NULL,
	"notes" text NOT NULL,
	"allergies" text[] NOT NULL,
	"weight_kg" double precision,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"prescription_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"gateway" text DEFAULT '' NOT NULL,
	"gateway_message_id" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "sms_messages_state" CHECK (state in ('queued', 'sending', 'sent', 'failed', 'recorded'))
);
--> statement-breakpoint
CREATE TABLE "staff_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"device_id" uuid,
	"place" text NOT NULL,
	"ticket" text,
	"patient_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone,
	"acknowledged_role" text,
	"acknowledged_by" uuid,
	CONSTRAINT "staff_alerts_kind" CHECK (kind in ('help', 'urgent'))
);
--> statement-breakpoint
ALTER TABLE "admins" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "schedule" jsonb;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "lifestyle" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "source" text DEFAULT 'handwritten' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "engine" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "checked_warnings" jsonb;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "override_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "signed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_records" ADD CONSTRAINT "patient_records_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_records" ADD CONSTRAINT "patient_records_updated_by_doctors_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_prescription_id_prescriptions_id_fk" FOREIGN KEY ("prescription_id") REFERENCES "public"."prescriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_alerts" ADD CONSTRAINT "staff_alerts_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_newest" ON "devices" USING btree ("paired_at","id");--> statement-breakpoint
CREATE INDEX "one_time_codes_of_account" ON "one_time_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_messages_newest" ON "sms_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sms_messages_due" ON "sms_messages" USING btree ("next_attempt_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "sms_messages_of_prescription" ON "sms_messages" USING btree ("prescription_id");--> statement-breakpoint
CREATE INDEX "staff_alerts_open" ON "staff_alerts" USING btree ("created_at","id") WHERE acknowledged_at is null;--> statement-breakpoint
CREATE INDEX "staff_alerts_of_patient" ON "staff_alerts" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_action" ON "audit_entries" USING btree ("action","at","id");