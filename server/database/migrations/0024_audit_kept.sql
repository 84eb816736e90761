-- Nobody changes what stands in the log, but a patient's old values go with the patient.
CREATE OR REPLACE FUNCTION audit_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF TG_TABLE_NAME = 'audit_entries' THEN
      IF NEW.details IS NULL AND OLD.action IN ('patient-corrected', 'patient-merged', 'patient-merge-undone')
        AND (to_jsonb(NEW) - 'details') = (to_jsonb(OLD) - 'details') THEN
        RETURN NEW;
      END IF;
    ELSIF (to_jsonb(NEW) - 'salt') = (to_jsonb(OLD) - 'salt') AND (to_jsonb(NEW) ->> 'salt') IS NULL THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is only written to.' USING ERRCODE = '42501';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION audit_keep();--> statement-breakpoint
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION audit_keep();--> statement-breakpoint
CREATE TRIGGER audit_seals_kept BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION audit_keep();--> statement-breakpoint
CREATE TRIGGER audit_seals_not_emptied BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION audit_keep();--> statement-breakpoint
CREATE TRIGGER audit_entries_noted AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION audit_note();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries, audit_seals FROM CURRENT_USER;--> statement-breakpoint
GRANT UPDATE (details) ON audit_entries TO CURRENT_USER;--> statement-breakpoint
GRANT UPDATE (salt) ON audit_seals TO CURRENT_USER;
