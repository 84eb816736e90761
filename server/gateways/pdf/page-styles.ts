import { StyleSheet } from '@react-pdf/renderer';

/** Black on white with one blue, so that it survives any printer. Sizes are in points of 1/72 inch. */
const INK = '#0B2540';
const SOFT = '#3F5973';
const LINE = '#C9D9E8';
const BLUE = '#084785';
const RED = '#8F1D17';

/** The width of a line in ems of its own font size, allowing for bold: across the page, and in each column. */
export const LINE_EMS = { page: 38, fact: 12, name: 13.5, cell: 8.7, wide: 13.6 };

export const pageStyles = StyleSheet.create({
  page: {
    paddingTop: 42,
    paddingHorizontal: 48,
    paddingBottom: 76,
    fontFamily: 'noto-sans-latin',
    fontSize: 10,
    color: INK,
  },
  letterhead: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 1.5,
    borderBottomColor: BLUE,
    paddingBottom: 12,
  },
  house: { flexDirection: 'row', maxWidth: 300 },
  logo: { height: 36, maxWidth: 90, marginRight: 10, objectFit: 'contain' },
  clinicName: { fontSize: 16, fontWeight: 700, color: BLUE, flexShrink: 1 },
  contact: { fontSize: 9, color: SOFT, width: 190 },
  title: { fontSize: 20, fontWeight: 700, marginTop: 22, marginBottom: 14 },
  facts: { flexDirection: 'row', marginBottom: 18 },
  fact: { flexGrow: 1, flexBasis: 0, paddingRight: 14 },
  label: { fontSize: 8.5, color: SOFT, marginBottom: 2 },
  strong: { fontSize: 11.5, fontWeight: 700 },
  soft: { color: SOFT, marginTop: 1 },
  safety: { borderLeftWidth: 3, borderLeftColor: LINE, paddingLeft: 8, paddingVertical: 3, color: SOFT },
  alarm: { borderLeftColor: RED, color: RED, fontWeight: 700 },
  heading: { fontSize: 11.5, fontWeight: 700, color: BLUE, marginTop: 14, marginBottom: 5 },
  urgentHeading: { fontSize: 11.5, fontWeight: 700, color: RED, marginTop: 14, marginBottom: 5 },
  line: { marginBottom: 3 },
  urgentBox: { borderLeftWidth: 2, borderLeftColor: RED, paddingLeft: 8 },
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: LINE, paddingVertical: 6 },
  headRow: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: SOFT, paddingBottom: 4 },
  name: { width: '32%', paddingRight: 10, fontWeight: 700 },
  cell: { width: '20%', paddingRight: 10 },
  wide: { width: '28%' },
  head: { fontSize: 8.5, color: SOFT },
  signature: { marginTop: 30, borderTopWidth: 1, borderTopColor: LINE, paddingTop: 10 },
  whose: { width: 400 },
  footer: {
    position: 'absolute',
    bottom: 30,
    left: 48,
    right: 48,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    fontSize: 8,
    color: SOFT,
  },
});
