import type { DemoVendor } from '../demo-market.ts';
import { vendorsOf } from '../vendor-list.ts';

/** Third parties of the Portuguese marketplace; a company is registered under its tax number. */
export const vendors: readonly DemoVendor[] = vendorsOf('PT', 140401, [
  ['bathroom', 'Banhos da Ria', 'Banhos da Ria, Lda.', 'Rua da Pêga 18', '3810-195', 'Aveiro', 'Conservatória do Registo Comercial de Aveiro', '509253776', '+351 234 555 100'],
  ['aggregates', 'Britas e Inertes do Sado', 'Britas e Inertes do Sado, S.A.', 'Estrada da Mitrena 60', '2910-738', 'Setúbal', 'Conservatória do Registo Comercial de Setúbal', '531464369', '+351 265 555 101', 'lorries'],
  ['tools', 'Ferragens Sá e Filhos', 'Ferragens Sá e Filhos, Lda.', 'Rua dos Chãos 112', '4710-230', 'Braga', 'Conservatória do Registo Comercial de Braga', '530490560', '+351 253 555 102'],
  ['timber', 'Madeiras do Pinhal', 'Madeiras do Pinhal, Lda.', 'Zona Industrial da Sertã 14', '6100-711', 'Sertã', 'Conservatória do Registo Comercial da Sertã', '548082715', '+351 274 555 103', 'lorries'],
  ['tiles', 'Azulejos de Ovar', 'Azulejos de Ovar, Lda.', 'Avenida da Régua 39', '3880-112', 'Ovar', 'Conservatória do Registo Comercial de Ovar', '515135135', '+351 256 555 104', 'lorries'],
  ['paint', 'Tintas do Sotavento', 'Tintas do Sotavento, Lda.', 'Rua da Olaria 21', '8800-312', 'Tavira', 'Conservatória do Registo Comercial de Tavira', '515197050', '+351 281 555 105'],
  ['electricity', 'Electro Vouga', 'Electro Vouga, Lda.', 'Rua do Vouga 77', '3740-248', 'Sever do Vouga', 'Conservatória do Registo Comercial de Sever do Vouga', '501887032', '+351 234 555 106'],
  ['garden', 'Jardins de Sintra', 'Jardins de Sintra, Lda.', 'Estrada de Albarraque 8', '2635-030', 'Rio de Mouro', 'Conservatória do Registo Comercial de Rio de Mouro', '538652179', '+351 219 555 107'],
  ['stoves', 'Lareiras da Estrela', 'Lareiras da Estrela, Lda.', 'Rua das Tinturarias 5', '6200-190', 'Covilhã', 'Conservatória do Registo Comercial da Covilhã', '505874229', '+351 275 555 108', 'lorries'],
  ['fixings', 'Parafusos Trofa', 'Parafusos Trofa, Lda.', 'Rua Abade Inácio Pimentel 93', '4785-288', 'Trofa', 'Conservatória do Registo Comercial da Trofa', '536895961', '+351 252 555 109'],
  ['flooring', 'Soalhos do Minho', 'Soalhos do Minho, Lda.', 'Rua do Barreiro 210', '4750-560', 'Barcelos', 'Conservatória do Registo Comercial de Barcelos', '539129828', '+351 253 555 110'],
  ['roofing', 'Telhados Bairrada', 'Telhados Bairrada, Lda.', 'Rua da Cerâmica 16', '3780-135', 'Anadia', 'Conservatória do Registo Comercial de Anadia', '540564850', '+351 231 555 111', 'lorries'],
  ['doors', 'Portas e Janelas Oeste', 'Portas e Janelas Oeste, Lda.', 'Rua da Fábrica 4', '2565-641', 'Torres Vedras', 'Conservatória do Registo Comercial de Torres Vedras', '544841980', '+351 261 555 112', 'lorries'],
  ['insulation', 'Isolamentos Beira', 'Isolamentos Beira, Lda.', 'Avenida Cidade de Viseu 130', '3510-720', 'Viseu', 'Conservatória do Registo Comercial de Viseu', '533597846', '+351 232 555 113', 'lorries'],
  ['plumbing', 'Canalizações Lezíria', 'Canalizações Lezíria, Lda.', 'Rua do Matadouro 27', '2000-135', 'Santarém', 'Conservatória do Registo Comercial de Santarém', '508667615', '+351 243 555 114'],
  ['locks', 'Fechaduras do Vale', 'Fechaduras do Vale, Lda.', 'Rua das Flores 62', '3850-200', 'Albergaria-a-Velha', 'Conservatória do Registo Comercial de Albergaria-a-Velha', '548770638', '+351 234 555 115'],
  ['outdoor-living', 'Mobiliário de Jardim Algarve', 'Mobiliário de Jardim Algarve, Lda.', 'Rua do Comércio 15', '8100-321', 'Loulé', 'Conservatória do Registo Comercial de Loulé', '538824492', '+351 289 555 116'],
  ['lighting', 'Luzes do Mondego', 'Luzes do Mondego, Lda.', 'Rua da Sofia 148', '3000-391', 'Coimbra', 'Conservatória do Registo Comercial de Coimbra', '533328322', '+351 239 555 117'],
  ['windows', 'Caixilharia Trás-os-Montes', 'Caixilharia Trás-os-Montes, Lda.', 'Zona Industrial de Mirandela 22', '5370-565', 'Mirandela', 'Conservatória do Registo Comercial de Mirandela', '517909863', '+351 278 555 118', 'lorries'],
  ['mortars', 'Argamassas do Centro', 'Argamassas do Centro, S.A.', 'Rua da Pedreira 31', '2495-036', 'Fátima', 'Conservatória do Registo Comercial de Fátima', '545970083', '+351 249 555 119'],
  ['fences', 'Vedações Alentejo', 'Vedações Alentejo, Lda.', 'Rua do Poço Novo 9', '7300-204', 'Portalegre', 'Conservatória do Registo Comercial de Portalegre', '501989579', '+351 245 555 120', 'lorries'],
  ['steel', 'Ferro e Aço da Maia', 'Ferro e Aço da Maia, S.A.', 'Via José Régio 256', '4485-860', 'Vila do Conde', 'Conservatória do Registo Comercial de Vila do Conde', '502154462', '+351 252 555 121', 'lorries'],
  ['workwear', 'Fardas e Calçado Felgueiras', 'Fardas e Calçado Felgueiras, Lda.', 'Rua do Sapateiro 47', '4610-116', 'Felgueiras', 'Conservatória do Registo Comercial de Felgueiras', '536913277', '+351 255 555 122'],
  ['pumps', 'Regas do Ribatejo', 'Regas do Ribatejo, Lda.', 'Estrada Nacional 118', '2080-023', 'Almeirim', 'Conservatória do Registo Comercial de Almeirim', '512408777', '+351 243 555 123'],
  ['stone', 'Pedras de Alcobaça', 'Pedras de Alcobaça, Lda.', 'Rua dos Canteiros 3', '2460-601', 'Alcobaça', 'Conservatória do Registo Comercial de Alcobaça', '548329052', '+351 262 555 124', 'lorries'],
]);
