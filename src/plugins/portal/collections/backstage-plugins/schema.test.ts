import { describe, expect, test } from '@jest/globals'
import { pluginSettings, publicConfig } from './schema'

describe('what a browser sees of a configuration', () => {
  test('is its public keys', () => {
    const config = { clusterName: 'grain-1', clusterUrl: 'https://10.0.0.1', serviceAccountToken: 'secret-1' }
    expect(publicConfig('Kubernetes', config)).toEqual({ clusterName: 'grain-1' })
  })
  test.each(Object.entries(pluginSettings))('%s: no secret is a public key', (_name, { schema, publicKeys }) => {
    expect(publicKeys.filter((key) => /token|secret|key|password|url/i.test(key))).toEqual([])
    expect(publicKeys.filter((key) => !(key in schema.shape))).toEqual([])
  })
  test('has no value that is not what the plugin’s schema says: nothing can hide under a public key', () => {
    expect(publicConfig('Kubernetes', { clusterName: { token: 'secret-1' }, refreshSeconds: 'secret-2' })).toEqual({})
  })
  test('has no key that the plugin does not know', () => {
    expect(publicConfig('TechDocs', { apiKey: 'secret-1', __proto__: 1, constructor: 'x' })).toEqual({})
  })
  test.each([
    ['of a plugin that nobody knows', 'Grafana', { owner: 'x' }],
    ['of a plugin with the name of a built-in', 'constructor', { owner: 'x' }],
    ['that is no object', 'TechDocs', 'text'],
    ['that is a list', 'TechDocs', ['builder']],
    ['that is missing', 'TechDocs', null],
  ])('%s is nothing', (_case, name, config) => {
    expect(publicConfig(name, config)).toEqual({})
  })
})
