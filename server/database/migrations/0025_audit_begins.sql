-- What stands in the log already is sealed as it stands.
INSERT INTO audit_unsealed (entry_id) SELECT id FROM audit_entries ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO audit_chain (id, number, hash) VALUES (1, 0, '') ON CONFLICT DO NOTHING;
