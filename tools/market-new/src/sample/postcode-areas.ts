import { readPostcodeAreas } from '@materia/domain-contact';
import type { Market } from '@materia/market-model';

/**
 * The postal areas: first two digits, degrees north and east of the centre of their codes, main
 * town. Source: GeoNames postal codes (geonames.org, CC BY 4.0), export of March 2026: the median
 * of all codes with the prefix.
 */
export const postcodeAreas = readPostcodeAreas(`
00 41.89 12.51 Roma
01 42.42 12.15 Viterbo
02 42.29 12.86 Rieti
03 41.62 13.56 Frosinone
04 41.32 13.16 Latina
05 42.62 12.34 Terni
06 43.10 12.39 Perugia
07 40.76 8.79 Sassari
08 40.18 9.23 Nuoro
09 39.46 8.90 Cagliari
10 45.07 7.69 Torino
11 45.74 7.45 Aosta
12 44.51 7.78 Cuneo
13 45.57 8.14 Biella
14 44.88 8.22 Asti
15 44.85 8.57 Alessandria
16 44.40 8.94 Genova
17 44.22 8.26 Savona
18 43.88 7.83 Imperia
19 44.11 9.82 La Spezia
20 45.52 9.19 Milano
21 45.79 8.80 Varese
22 45.82 9.12 Como
23 45.87 9.40 Sondrio
24 45.70 9.67 Bergamo
25 45.56 10.21 Brescia
26 45.22 9.69 Cremona
27 45.13 9.10 Pavia
28 45.93 8.47 Verbania
29 44.91 9.69 Piacenza
30 45.48 12.33 Venezia
31 45.78 12.24 Treviso
32 46.27 12.15 Belluno
33 46.06 13.02 Udine
34 45.65 13.78 Gorizia
35 45.41 11.89 Padova
36 45.67 11.52 Vicenza
37 45.43 10.98 Verona
38 46.09 11.09 Trento
39 46.63 11.40 Bolzano
40 44.49 11.34 Bologna
41 44.57 10.93 Modena
42 44.70 10.62 Reggio Emilia
43 44.73 10.17 Parma
44 44.82 11.80 Ferrara
45 45.02 11.67 Rovigo
46 45.11 10.81 Mantova
47 44.01 12.33 Forlì
48 44.38 11.90 Ravenna
50 43.78 11.25 Firenze
51 43.90 10.83 Pistoia
52 43.56 11.78 Arezzo
53 43.17 11.46 Siena
54 44.25 10.00 Massa
55 43.98 10.43 Lucca
56 43.67 10.60 Pisa
57 43.22 10.36 Livorno
58 42.83 11.27 Grosseto
59 43.93 11.09 Prato
60 43.54 13.34 Ancona
61 43.76 12.76 Pesaro
62 43.23 13.26 Macerata
63 43.02 13.61 Ascoli Piceno
64 42.61 13.81 Teramo
65 42.44 14.10 Pescara
66 42.13 14.37 Chieti
67 42.09 13.52 L'Aquila
70 41.07 16.86 Bari
71 41.46 15.46 Foggia
72 40.58 17.71 Brindisi
73 40.10 18.21 Lecce
74 40.47 17.25 Taranto
75 40.40 16.44 Matera
76 41.26 16.13 Barletta
80 40.85 14.28 Napoli
81 41.17 14.22 Caserta
82 41.20 14.67 Benevento
83 40.96 14.98 Avellino
84 40.58 15.05 Salerno
85 40.50 15.87 Potenza
86 41.67 14.55 Campobasso
87 39.51 16.24 Cosenza
88 39.04 16.77 Catanzaro
89 38.34 15.98 Reggio Calabria
90 38.09 13.34 Palermo
91 37.95 12.72 Trapani
92 37.42 13.57 Agrigento
93 37.33 14.07 Caltanissetta
94 37.63 14.39 Enna
95 37.57 15.07 Catania
96 37.08 15.04 Siracusa
97 36.92 14.70 Ragusa
98 38.16 15.42 Messina
`) satisfies Market['postcodeAreas'];
