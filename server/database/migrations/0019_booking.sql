CREATE TABLE "booking_requests" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"wished_day" text,
	"wished_part" text,
	"wished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"settled_as" text,
	CONSTRAINT "booking_requests_cause" CHECK (cause in ('offline', 'slot-lost', 'doctor-away', 'asked')),
	CONSTRAINT "booking_requests_part" CHECK (wished_part in ('morning', 'afternoon')),
	CONSTRAINT "booking_requests_settled" CHECK ((settled_at is null) = (settled_as is null)),
	CONSTRAINT "booking_requests_end" CHECK (settled_as in ('time-given', 'walk-in', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "schedule_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"doctor_id" uuid,
	"kind" text NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL,
	"from_clock" text,
	"to_clock" text,
	"slot_minutes" integer,
	"capacity" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "schedule_exceptions_kind" CHECK (kind in ('closed', 'extra')),
	CONSTRAINT "schedule_exceptions_days" CHECK (from_day ~ '^\d{4}-\d{2}-\d{2}$' and to_day ~ '^\d{4}-\d{2}-\d{2}$' and from_day <= to_day),
	CONSTRAINT "schedule_exceptions_clocks" CHECK ((from_clock is null) = (to_clock is null) and (from_clock is null or from_clock < to_clock)),
	CONSTRAINT "schedule_exceptions_extra" CHECK (kind <> 'extra' or (doctor_id is not null and from_day = to_day and from_clock is not null and slot_minutes is not null and capacity is not null))
);
--> statement-breakpoint
CREATE TABLE "slot_claims" (
	"doctor_id" uuid NOT NULL,
	"atom_at" timestamp (3) with time zone NOT NULL,
	"seat" integer NOT NULL,
	"holder" uuid NOT NULL,
	"held_until" timestamp (3) with time zone,
	"held_since" timestamp (3) with time zone,
	"held_for" text,
	"appointment_id" uuid,
	CONSTRAINT "slot_claims_pk" PRIMARY KEY("doctor_id","atom_at","seat"),
	CONSTRAINT "slot_claims_one_kind" CHECK ((held_until is null) <> (appointment_id is null)),
	CONSTRAINT "slot_claims_atom" CHECK (mod(extract(epoch from atom_at)::bigint, 300) = 0),
	CONSTRAINT "slot_claims_seat" CHECK (seat between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "appointments" DROP CONSTRAINT "appointments_origin";--> statement-breakpoint
ALTER TABLE "sms_messages" DROP CONSTRAINT "sms_messages_state";--> statement-breakpoint
DROP INDEX "appointments_one_per_slot";--> statement-breakpoint
ALTER TABLE "sms_messages" ALTER COLUMN "prescription_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "slot_minutes" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "slot_seat" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "overbook_reason" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "times_moved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "remind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "appointment_id" uuid;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "kind" text DEFAULT 'prescription' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "about_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_requests" ADD CONSTRAINT "booking_requests_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_claims" ADD CONSTRAINT "slot_claims_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_requests_open" ON "booking_requests" USING btree ("created_at","appointment_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "schedule_exceptions_by_day" ON "schedule_exceptions" USING btree ("to_day","from_day") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "slot_claims_held" ON "slot_claims" USING btree ("holder") WHERE appointment_id is null;--> statement-breakpoint
CREATE INDEX "slot_claims_held_for" ON "slot_claims" USING btree ("held_for") WHERE appointment_id is null;--> statement-breakpoint
CREATE INDEX "slot_claims_of_appointment" ON "slot_claims" USING btree ("appointment_id") WHERE appointment_id is not null;--> statement-breakpoint
CREATE INDEX "slot_claims_by_time" ON "slot_claims" USING btree ("atom_at");--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_one_per_seat" ON "appointments" USING btree ("doctor_id","slot_starts_at","slot_seat") WHERE status <> 'cancelled' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "sms_messages_of_appointment" ON "sms_messages" USING btree ("appointment_id") WHERE appointment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_one_reminder" ON "sms_messages" USING btree ("appointment_id") WHERE kind = 'reminder' and state in ('queued', 'sending');--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_slot" CHECK ((slot_starts_at is null and slot_minutes is null and slot_seat is null) or (slot_starts_at is not null and slot_minutes is not null and (slot_seat is not null or coalesce(overbook_reason, '') <> '')));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_origin" CHECK (origin in ('registration', 'merged', 'sample', 'desk'));--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_subject" CHECK ((prescription_id is null) <> (appointment_id is null));--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_kind" CHECK (kind in ('prescription', 'confirmed', 'moved', 'cancelled', 'choose', 'reminder'));--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_state" CHECK (state in ('queued', 'sending', 'sent', 'failed', 'recorded', 'dropped'));