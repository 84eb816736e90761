-- The drawn faces are gone: nobody is shown with a face that is not theirs.
UPDATE "doctors" SET "img" = NULL WHERE "img" LIKE '/doctors/doc___.svg';
