/** Scripts that only a paired device ever asks for: what a kiosk shows, a desk's notices, and what both report. */
export const FOR_PAIRED = /\/(?:-kiosk|-desk|report-device)-[\w-]+\.js$/;
