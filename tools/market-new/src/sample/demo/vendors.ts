const vendor = (
  trade: string,
  number: number,
  name: string,
  urlKey: string,
  city: string,
  street: string,
  postcode: string,
  taxNumber: string,
  sendsLorries: boolean,
) => ({
  trade,
  code: `DEV${String(number)}`,
  sellerIdentifier: String(140500 + number),
  name,
  urlKey,
  city,
  country: 'DE',
  sendsLorries,
  trader: {
    legalName: `${name} GmbH`,
    street,
    postcode,
    register: `Amtsgericht ${city}, HRB ${String(120_340 + number)}`,
    taxNumber,
    email: `info@${urlKey}.example`,
    phone: '+49 221 4710 200',
  },
});

export const vendors = [
  vendor(
    'bathroom',
    1,
    'Badwelt Bodensee',
    'badwelt-bodensee',
    'Ravensburg',
    'Schussenstraße 12',
    '88212',
    'DE811907980',
    false,
  ),
  vendor(
    'aggregates',
    2,
    'Kieswerk Oberrhein',
    'kieswerk-oberrhein',
    'Offenburg',
    'Okenstraße 40',
    '77652',
    'DE129274202',
    true,
  ),
  vendor(
    'tools',
    3,
    'Werkzeug Bergmann',
    'werkzeug-bergmann',
    'Hagen',
    'Körnerstraße 7',
    '58095',
    'DE813189177',
    false,
  ),
];

/** The part of the vendors' profiles that is not text. */
export const vendorFacts = {
  zones: ['mainland', 'islands'],
  ecoRegister: { shortName: 'LUCID', pattern: 'DE#############' },
} as const;
