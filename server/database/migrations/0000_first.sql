CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admins_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"appointment_time" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"slot_starts_at" timestamp (3) with time zone,
	"ticket" text,
	"details" jsonb,
	"sample" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "appointments_status" CHECK (status in ('scheduled', 'completed', 'cancelled', 'Upcoming')),
	CONSTRAINT "appointments_origin" CHECK (origin in ('registration', 'sample'))
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_role" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" text
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "departments_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_folded" text NOT NULL,
	"specialization" text NOT NULL,
	"specialization_folded" text NOT NULL,
	"email" text NOT NULL,
	"img" text,
	"password_hash" text,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "doctors_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_folded" text NOT NULL,
	"age" integer NOT NULL,
	"gender" text NOT NULL,
	"phone" text NOT NULL,
	"symptoms" text[] NOT NULL,
	"doctor_id" uuid,
	"ticket" text,
	"sample" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "patients_age" CHECK (age between 0 and 120),
	CONSTRAINT "patients_gender" CHECK (gender in ('male', 'female', 'other'))
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"symptoms" text[] NOT NULL,
	"diagnosis" text NOT NULL,
	"medicines" jsonb NOT NULL,
	"hold_medicines" text[] NOT NULL,
	"emergency_instructions" text NOT NULL,
	"critical_warnings" text[] NOT NULL,
	"side_effects_note" text NOT NULL,
	"follow_up" text NOT NULL,
	"rationale" text NOT NULL,
	"notes" text NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_role" CHECK (role in ('admin', 'doctor'))
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_newest" ON "appointments" USING btree ("received_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "appointments_of_doctor" ON "appointments" USING btree ("doctor_id","received_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "appointments_of_patient" ON "appointments" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_registration" ON "appointments" USING btree ("patient_id") WHERE origin = 'registration';--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_slot" ON "appointments" USING btree ("doctor_id","slot_starts_at") WHERE status <> 'cancelled' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "doctors_newest" ON "doctors" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_failures_of_scope" ON "login_failures" USING btree ("scope","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_by_time" ON "login_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "patients_newest" ON "patients" USING btree ("received_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "patients_of_doctor" ON "patients" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "prescriptions_of_patient" ON "prescriptions" USING btree ("patient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("ends_at");